import { useIntl } from '@oche/i18n/provider';
import { groupLetter } from '../game/gameName.ts';
import { words } from '../../shell/words.ts';

/** The number of groups from which a page is longer than two screens. */
const minGroups = 5;

/** The id of a group's section, the target of its link in `GroupJump`. */
export const groupAnchor = (group: number): string => `group-${groupLetter(group).toLowerCase()}`;

/** Links to the groups of a long page, by their letters. Renders nothing on a short page. */
export function GroupJump({ groups, className = '' }: { groups: readonly { number: number }[]; className?: string }) {
  const { formatMessage } = useIntl();
  if (groups.length < minGroups) return null;
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
