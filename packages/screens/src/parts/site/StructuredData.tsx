/** Data about the page for search engines, in the vocabulary of schema.org. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // The content of a script ends at the first `</script`, also within a text.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}
