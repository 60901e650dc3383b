import { createContext, use, type ComponentProps, type ElementType } from 'react';

/** What draws a link: the host's own, or `a`. */
export type Anchor = ElementType<ComponentProps<'a'>>;

const LinkContext = createContext<Anchor>('a');

/** The host's own link (`next/link`, a router's `Link`), taken by every component that takes an `href`. */
export type LinkProviderProps = { component: Anchor; children: React.ReactNode };

/** Tells all components below it how the host follows a link. Without it they render a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** What draws a link here, for where hundreds of them stand. */
export const useAnchor = () => use(LinkContext);

export type LinkProps = ComponentProps<'a'> & {
  /** `underlined` for links in text and beside headings; `plain` inherits everything. */
  kind?: 'plain' | 'underlined';
};

/** A link that the host follows. */
export function Link({ kind = 'plain', className = '', ...props }: LinkProps) {
  const Anchor = useAnchor();
  return <Anchor className={kind === 'underlined' ? `link ${className}` : className} {...props} />;
}
