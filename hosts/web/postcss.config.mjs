// Tools find this by its default export.
export default { plugins: { '@tailwindcss/postcss': {} } };
