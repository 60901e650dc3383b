import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One page has the component, the other one lacks it. The difference of their sizes is the size of the component. The source maps list the
// modules of a script.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', sourcemap: true, rolldownOptions: { input: ['index.html', 'without.html'] } },
});
