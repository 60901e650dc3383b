// PostCSS reads the default export.
export default { plugins: { '@tailwindcss/postcss': {} } };
