declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const Page: ComponentType;
  export default Page;
}
declare module '*.md?raw' {
  const text: string;
  export default text;
}
