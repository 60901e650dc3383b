import { createContext, use, type ComponentProps, type ElementType } from 'react';

/** The component of a link: that of the host, or `a`. */
export type Anchor = ElementType<ComponentProps<'a'>>;

const LinkContext = createContext<Anchor>('a');

/** `component` is the link of the host (`next/link`, or the `Link` of a router). */
export type LinkProviderProps = { component: Anchor; children: React.ReactNode };

/** Sets the link component of all components below that have an `href`. Without a provider, links are a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component itself, for lists with hundreds of links: they read the context once. */
export const useAnchor = () => use(LinkContext);

export type LinkProps = ComponentProps<'a'> & {
  /** `underlined` for links in text and beside headings; `plain` inherits everything. */
  kind?: 'plain' | 'underlined';
};

/** A link, rendered by the component of the `LinkProvider`. */
export function Link({ kind = 'plain', className = '', ...props }: LinkProps) {
  const Anchor = useAnchor();
  return <Anchor className={kind === 'underlined' ? `link ${className}` : className} {...props} />;
}
