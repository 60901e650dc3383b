import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two pages, with and without the component: the difference in size is what it adds. The source maps show which modules a script contains.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', sourcemap: true, rolldownOptions: { input: ['index.html', 'without.html'] } },
});
