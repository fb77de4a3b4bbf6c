import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './vite/fonts.ts'
import { offline } from './vite/offline.ts'
import { rules } from './vite/rules.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), rules(), fonts(), offline()],
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2023', manifest: true, chunkSizeWarningLimit: 900 },
})
