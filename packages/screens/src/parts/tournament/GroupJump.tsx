import { useIntl } from '@oche/i18n/provider';
import { groupLetter } from '../game/gameName.ts';
import { words } from '../../shell/words.ts';

/** With this many groups a page is longer than two screens. */
const many = 5;

/** The id of a group's section, which its letter in `GroupJump` leads to. */
export const groupAnchor = (group: number): string => `group-${groupLetter(group).toLowerCase()}`;

/** The letters of the groups on a long page, each a link to its group. */
export function GroupJump({ groups, className = '' }: { groups: readonly { number: number }[]; className?: string }) {
  const { formatMessage } = useIntl();
  if (groups.length < many) return null;
  return (
    <nav aria-label={formatMessage(words.groups)} className={`print:hidden ${className}`}>
      <ul className="flex flex-wrap">
        {groups.map(({ number }) => (
          <li key={number}>
            <a
              href={`#${groupAnchor(number)}`}
              aria-label={formatMessage(words.groupLetter, { letter: groupLetter(number) })}
              className="grid size-11 place-items-center rounded-control text-label hover:bg-pressed"
            >
              {groupLetter(number)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
