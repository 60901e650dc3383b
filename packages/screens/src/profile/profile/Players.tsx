import { Unlink } from 'lucide-react';
import { useState } from 'react';
import type { MyPlayer } from '@oche/api/contract/mine';
import { useWrite } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { NotLinked } from '../NotLinked.tsx';
import { messages } from './messages.ts';

/** The players linked to the account, each with a button to unlink it. */
export function Players({ players }: { players: readonly MyPlayer[] }) {
  const { formatMessage } = useIntl();
  const { impersonating } = useSession();
  const [leaving, setLeaving] = useState<MyPlayer | null>(null);
  return (
    <Section title={formatMessage(messages.players)} rule>
      {players.length === 0 ? (
        <NotLinked />
      ) : (
        <ul>
          {players.map((player) => (
            <li key={player.id} className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2.5">
              <span className="min-w-0 wrap-anywhere">
                <span className="text-name">{player.name}</span>
                <span className="block text-body-small text-ink-3">{player.organisation.name}</span>
              </span>
              {!impersonating && (
                <Button
                  kind="quiet"
                  icon={<Unlink aria-hidden />}
                  aria-label={formatMessage(messages.unlink, { name: player.name, organisation: player.organisation.name })}
                  onClick={() => setLeaving(player)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving && <UnlinkDialog key={leaving.id} player={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

function UnlinkDialog({ player: { id, name, organisation }, onClose }: { player: MyPlayer; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { mutate, isPending } = useWrite('unlinkPlayer');
  const values = { name, organisation: organisation.name };
  const confirm = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          toast(formatMessage(messages.unlinked, values));
          onClose();
        },
        onError: (error) => toast.error(errorMessage(intl, error)),
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(messages.unlinkTitle, values)}
      description={formatMessage(messages.unlinkText, values)}
      confirm={formatMessage(messages.unlinkButton)}
      cancel={formatMessage(messages.keep)}
      onConfirm={confirm}
    />
  );
}
