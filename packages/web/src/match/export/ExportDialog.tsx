import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { SmallDialog, Ways } from '../../ui/dialog/SmallDialog.tsx'
import { downloadMatch, downloadSealed } from './download.ts'
import style from './ExportDialog.module.css'

/** How much may the file of a running match hold? */
export default function ExportDialog({ id, close }: { id: string; close(): void }) {
  const { t } = useWords()
  const choose = (download: (id: string) => Promise<void>) => {
    void download(id).catch(() => {})
    close()
  }
  return (
    <SmallDialog title={t('export.title')} close={close}>
      <div className={style.way}>
        <Button kind="primary" icon="ui-lock" onPress={() => choose(downloadSealed)} autoFocus>
          {t('export.sealed')}
        </Button>
        <p>{t('export.sealed-why')}</p>
      </div>
      <div className={style.way}>
        <Button icon="ui-log" onPress={() => choose(downloadMatch)}>
          {t('export.all')}
        </Button>
        <p>{t('export.all-why')}</p>
      </div>
      <Ways>
        <Button kind="ghost" onPress={close}>
          {t('export.cancel')}
        </Button>
      </Ways>
    </SmallDialog>
  )
}
