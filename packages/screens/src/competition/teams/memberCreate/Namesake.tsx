import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { messages } from '../memberMessages.ts';

type NamesakeProps = {
  member: SeasonMember;
  team: SeasonTeam;
  /** where the player of the team is */
  href: string;
  /** whether the user has said that the typed name is that of another person */
  isAnother: boolean;
  onAnother: () => void;
};

/** A player of the team has the typed name. The user says whether this is the same person. */
export function Namesake({ member, team, href, isAnother, onAnother }: NamesakeProps) {
  const { formatMessage } = useIntl();
  const isAsked = member.roster.every((entry) => entry.team.id !== team.id);
  const text = formatMessage(isAsked ? messages.askedAlready : messages.alreadyIn, { name: member.name, team: team.name });
  return (
    <section aria-label={formatMessage(messages.perhaps)} className="grid gap-3 border-l-4 border-warning-fill pl-4">
      <p className="text-label wrap-anywhere">{text}</p>
      {isAnother ? (
        <p role="status" className="text-ink-2">
          {formatMessage(messages.another)}
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href={href}>{formatMessage(messages.isSame)}</Link>
          </Button>
          <Button onClick={onAnother}>{formatMessage(messages.isAnother)}</Button>
        </div>
      )}
    </section>
  );
}
