import { sources } from '../../terms/sources.ts';
import type { Term } from '../../terms/term.ts';

const columns = ['English', 'Our word', 'Alternatives', 'Why', 'Sources'];

function Checked({ checked }: Pick<Term, 'checked'>) {
  if (checked.length === 0) return <em>to be confirmed by players</em>;
  return (
    <ul>
      {checked.map((name) => (
        <li key={name}>
          <a className="underline" href={sources[name].url}>
            {sources[name].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The terms of one language in docs/terms. */
export function Terms({ language, lang, terms }: { language: string; lang: string; terms: readonly Term[] }) {
  const open = terms.filter(({ checked }) => checked.length === 0).length;
  return (
    <section className="words">
      <h2 id={lang}>{language}</h2>
      <p>
        {terms.length} words, {open} of them to be confirmed by players.
      </p>
      <div role="group" aria-label={`Words in ${language}`} tabIndex={0} className="overflow-x-auto">
        <table className="min-w-[64rem] [&_th:last-child]:min-w-64">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map(({ en, word, others, why, checked, never }) => (
              <tr key={en}>
                <td>{en}</td>
                <td lang={lang}>
                  <strong>{word}</strong>
                </td>
                <td>
                  <span lang={lang}>{others}</span>
                  {never && (
                    <span className="mt-1 block text-caption text-ink-3">
                      never: <span lang={lang}>{never.join(', ')}</span>
                    </span>
                  )}
                </td>
                <td>{why}</td>
                <td>
                  <Checked checked={checked} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
