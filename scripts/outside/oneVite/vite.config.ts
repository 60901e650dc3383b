import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two pages, with the component and without it: the difference is what it adds. The map says what is in it.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', sourcemap: true, rolldownOptions: { input: ['index.html', 'without.html'] } },
});
