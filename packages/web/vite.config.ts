import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { book } from './vite/book.ts'
import { chunkFileNames, codeSplitting } from './vite/chunks.ts'
import { fonts } from './vite/fonts.ts'
import { offline } from './vite/offline.ts'
import { preload } from './vite/preload.ts'
import { rules } from './vite/rules.ts'
import { styles } from './vite/styles.ts'
import { texts } from './vite/texts.ts'
import { workers } from './vite/workers.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), rules(), book(), texts(), fonts(), workers(), preload(), offline()],
  css: styles,
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: codeSplitting() } },
  },
})
