import { useRef, useState } from 'react';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { decodeText, playersOf, readTable, type PlayerTable } from '@oche/api/playerList';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { FileButton } from '../../../parts/forms/FileButton.tsx';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './addMessages.ts';
import { messages as playersMessages } from './messages.ts';
import { ListColumns } from './ListColumns.tsx';
import { entriesOf, reviewOf, splitPairs, textOf, type ReviewedLine } from './review.ts';
import { ReviewLines } from './ReviewLines.tsx';
import { useAddEntries } from './useAddEntries.ts';

type AddListDialogProps = { tournament: Tournament; entries: readonly Entry[]; open: boolean; onOpenChange: (open: boolean) => void };

/** Adds players from a pasted list or a file, after a review of its columns and lines. One request adds all players or none. */
export function AddListDialog({ tournament, entries, open, onOpenChange }: AddListDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [text, setText] = useState('');
  const [table, setTable] = useState<PlayerTable | null>(null);
  const [lines, setLines] = useState<ReviewedLine[] | null>(null);
  const [error, setError] = useState<string>();
  const preview = useWrite('previewEntries');
  const { add, isPending: adding } = useAddEntries(tournament);
  const checks = useRef(0);
  const arePairs = tournament.plan.pairs === 'chosen';

  const check = async (newTable: PlayerTable) => {
    setError(undefined);
    const listedPlayers = arePairs ? splitPairs(playersOf(newTable)) : playersOf(newTable);
    if (listedPlayers.length === 0) return setError(formatMessage(messages.nothing));
    checks.current += 1;
    const number = checks.current;
    setTable(newTable);
    try {
      const previews = await preview.mutateAsync({ id: tournament.id, text: textOf(listedPlayers) });
      // Ignore the response if the columns have been changed since the request.
      if (number === checks.current)
        setLines(reviewOf(previews, listedPlayers, new Set(entries.flatMap(({ players }) => players.map(({ id }) => id)))));
    } catch (thrown) {
      if (number !== checks.current) return;
      // The lines shown belong to the previous columns.
      setLines(null);
      setError(errorMessage(intl, thrown));
    }
  };
  const readFile = async (file: File) => check(readTable(decodeText(await file.arrayBuffer())));
  const chosen = lines === null ? [] : entriesOf(lines);
  const save = async () => {
    setError(undefined);
    try {
      await add(chosen);
    } catch (thrown) {
      return setError(errorMessage(intl, thrown, { taken: playersMessages.enteredAlready }));
    }
    setText('');
    setLines(null);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage(lines === null ? messages.title : messages.review)}
      {...(lines === null && { description: formatMessage(arePairs ? messages.leadPairs : messages.lead) })}
      close={formatMessage(words.close)}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      actions={
        lines === null ? (
          <Button
            kind="primary"
            state={preview.isPending ? 'busy' : text.trim() === '' ? 'off' : 'ready'}
            onClick={() => void check(readTable(text))}
          >
            {formatMessage(preview.isPending ? messages.checking : messages.check)}
          </Button>
        ) : (
          <>
            <Button onClick={() => setLines(null)}>{formatMessage(words.back)}</Button>
            <Button
              kind="primary"
              state={adding || preview.isPending ? 'busy' : chosen.length === 0 ? 'off' : 'ready'}
              onClick={() => void save()}
            >
              {adding
                ? formatMessage(messages.adding)
                : formatMessage(arePairs ? messages.addPairs : messages.addCount, { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      {lines === null ? (
        <>
          <TextField
            label={formatMessage(messages.names)}
            rows={12}
            value={text}
            onValueChange={setText}
            counter={formatMessage(messages.lines, { count: text.split('\n').filter((line) => line.trim() !== '').length })}
            error={error}
            spellCheck={false}
          />
          <div className="mt-4">
            <FileButton
              label={formatMessage(messages.file)}
              hint={formatMessage(messages.fileHint)}
              onFile={(file) => void readFile(file)}
            />
          </div>
        </>
      ) : (
        <>
          {table && <ListColumns table={table} onTableChange={(changed) => void check(changed)} />}
          <ReviewLines tournament={tournament} lines={lines} onLinesChange={setLines} error={error} />
        </>
      )}
    </Dialog>
  );
}
