import React, { type CSSProperties, type ReactNode } from 'react'; // needed, because the manager's bundler generates React.createElement
import type { EndpointFact, PageFacts } from '../scripts/lib/pageFacts.ts';

const cell: CSSProperties = { padding: '4px 16px 4px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit', border: 0 };
const code: CSSProperties = { fontFamily: 'ui-monospace, monospace', fontSize: '.92em', overflowWrap: 'anywhere' };

function Row({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <tr style={{ background: 'none', border: 0 }}>
      <th style={{ ...cell, opacity: 0.75, whiteSpace: 'nowrap' }}>{heading}</th>
      <td style={cell}>{children}</td>
    </tr>
  );
}

function Endpoints({ endpoints }: { endpoints: EndpointFact[] }) {
  if (endpoints.length === 0) return '–';
  return endpoints.map(({ name, method, path, access, summary }) => (
    <div key={name} style={{ marginBottom: 4 }}>
      <span style={code}>
        {method} /api{path}
      </span>{' '}
      · {name} · {access}
      <div style={{ opacity: 0.75 }}>{summary}</div>
    </div>
  ));
}

/** A page's route, endpoints and messages, for the panel and the docs. `texts`: by message id, in the toolbar's language. */
export function PageSheet({ page, texts }: { page: PageFacts; texts?: Record<string, string> }) {
  const { route, path, paths, access, layout, site, area, folder, reads, calls, messages } = page;
  return (
    <table style={{ borderCollapse: 'collapse', fontSize: 13, lineHeight: 1.5, margin: '0 0 24px', border: 0 }}>
      <tbody>
        <Row heading="Route">
          <strong style={code}>{path}</strong> · {route}
        </Row>
        <Row heading="Paths">
          {Object.entries(paths).map(([locale, localePath]) => (
            <div key={locale} style={code}>
              {locale}: {localePath}
            </div>
          ))}
        </Row>
        <Row heading="Access">{access}</Row>
        <Row heading="Layout">
          {layout}, site {site}, area {area}
        </Row>
        <Row heading="Folder">
          <span style={code}>{folder}</span>
        </Row>
        <Row heading="Reads first">
          <Endpoints endpoints={reads} />
        </Row>
        <Row heading="Calls later">
          <Endpoints endpoints={calls} />
        </Row>
        <Row heading="Messages">
          <details open={messages.length < 30}>
            <summary>{messages.length} texts that the page may show</summary>
            {messages.map((id) => (
              <div key={id}>
                <span style={{ ...code, opacity: 0.75 }}>{id}</span> {texts?.[id]}
              </div>
            ))}
          </details>
        </Row>
      </tbody>
    </table>
  );
}
