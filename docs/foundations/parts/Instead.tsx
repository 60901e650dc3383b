import { Check, X } from 'lucide-react';

const pairs: [say: string, not: string][] = [
  ['No network. 4 visits kept on this tablet.', 'Oops! Something went wrong with your connection.'],
  ['Enter 60', 'Submit'],
  ['No players yet. Add the first one.', 'Nothing to see here!'],
  ['Nico Brett plays on board 4 until about 21:20.', 'Player unavailable.'],
  ['Bust, still 32', 'BUST! Unlucky'],
  ['This cannot be undone: 12 results are deleted.', 'Are you sure you want to continue?'],
];

/** A table of good texts and of texts to avoid. */
export function Instead() {
  return (
    <table className="mt-8 w-full">
      <thead>
        <tr className="border-b-2 border-rule text-left text-caption text-ink-3">
          <th scope="col" className="w-1/2 py-1.5 pr-4">
            We say
          </th>
          <th scope="col">Not</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([say, not]) => (
          <tr key={say} className="border-b border-line align-top">
            <td className="py-3 pr-4">
              <span className="flex gap-2.5 text-label">
                <Check aria-hidden className="size-5 shrink-0 text-success" />
                {say}
              </span>
            </td>
            <td className="py-3 text-body-small text-ink-2">
              <span className="flex gap-2.5">
                <X aria-hidden className="size-5 shrink-0 text-ink-3" />
                {not}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
