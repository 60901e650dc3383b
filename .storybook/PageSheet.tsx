import React, { type CSSProperties, type ReactNode } from 'react'; // the manager's bundler writes React.createElement
import type { EndpointFact, PageFacts } from '../scripts/lib/pageFacts.ts';

const cell: CSSProperties = { padding: '4px 16px 4px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit', border: 0 };
const code: CSSProperties = { fontFamily: 'ui-monospace, monospace', fontSize: '.92em', overflowWrap: 'anywhere' };

function Row({ head, children }: { head: string; children: ReactNode }) {
  return (
    <tr style={{ background: 'none', border: 0 }}>
      <th style={{ ...cell, opacity: 0.75, whiteSpace: 'nowrap' }}>{head}</th>
      <td style={cell}>{children}</td>
    </tr>
  );
}

function Endpoints({ of }: { of: EndpointFact[] }) {
  if (of.length === 0) return '–';
  return of.map(({ name, method, path, access, summary }) => (
    <div key={name} style={{ marginBottom: 4 }}>
      <span style={code}>
        {method} /api{path}
      </span>{' '}
      · {name} · {access}
      <div style={{ opacity: 0.75 }}>{summary}</div>
    </div>
  ));
}

/** A page's route, endpoints and messages, for the panel and the docs. `texts`: in the toolbar's language. */
export function PageSheet({ page, texts }: { page: PageFacts; texts?: Record<string, string> }) {
  const { route, path, addresses, access, layout, site, area, folder, reads, calls, messages } = page;
  return (
    <table style={{ borderCollapse: 'collapse', fontSize: 13, lineHeight: 1.5, margin: '0 0 24px', border: 0 }}>
      <tbody>
        <Row head="Route">
          <strong style={code}>{path}</strong> · {route}
        </Row>
        <Row head="Addresses">
          {Object.entries(addresses).map(([locale, address]) => (
            <div key={locale} style={code}>
              {locale}: {address}
            </div>
          ))}
        </Row>
        <Row head="Access">{access}</Row>
        <Row head="Layout">
          {layout}, site {site}, area {area}
        </Row>
        <Row head="Folder">
          <span style={code}>{folder}</span>
        </Row>
        <Row head="Reads first">
          <Endpoints of={reads} />
        </Row>
        <Row head="Calls later">
          <Endpoints of={calls} />
        </Row>
        <Row head="Messages">
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
