import { type ReactNode, useId, useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { ManagedObjection } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { useEachSecond } from '../../ui/hooks/useEachSecond.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadedList } from '../requests/LoadedList.tsx';
import { OutdatedNotice } from '../requests/OutdatedNotice.tsx';
import { copy } from './copy.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ObjectionItem, type ObjectionItemProps } from './ObjectionItem.tsx';
import type { Objections } from './useObjections.ts';

type ObjectionListProps = Pick<ObjectionItemProps, 'scoresHref'> & { objections: Objections };

/** The objections of teams, those first that are not decided; each can be decided. */
export function ObjectionList({ objections, scoresHref }: ObjectionListProps) {
  const { query, tournamentId, zone } = objections;
  return (
    <LoadedList query={query} loading={copy.loading} failed={copy.failed}>
      {({ data }) => (
        <>
          {query.isError && (
            <OutdatedNotice onRetry={() => void query.refetch()}>{copy.outdated}</OutdatedNotice>
          )}
          {data.length === 0 ? (
            <EmptyState title={copy.empty.title} message={copy.empty.message} />
          ) : (
            <Loaded tournamentId={tournamentId} zone={zone} list={data} scoresHref={scoresHref} />
          )}
        </>
      )}
    </LoadedList>
  );
}

type LoadedProps = Pick<ObjectionListProps, 'scoresHref'> &
  Pick<Objections, 'tournamentId' | 'zone'> & { list: readonly ManagedObjection[] };

const minute = 60_000;

function Loaded({ tournamentId, zone, list, scoresHref }: LoadedProps) {
  const now = useEachSecond((time) => Math.floor(time / minute) * minute);
  const [decidedId, setDecidedId] = useState<number>();
  const isOpen = ({ state }: ManagedObjection) => state === 'open';
  const open = list.filter(isOpen);
  const decided = list.filter((each) => !isOpen(each));
  const asked = list.find(({ id }) => id === decidedId);
  const itemProps = { clock: { now, zone }, scoresHref, onDecide: setDecidedId };
  return (
    <>
      <Part title={copy.open(formatNumber(open.length))}>
        {open.length === 0 && <Typography>{copy.noneOpen}</Typography>}
        {open.map((each) => (
          <ObjectionItem key={each.id} objection={each} {...itemProps} />
        ))}
      </Part>
      {decided.length > 0 && (
        <Part title={copy.decided(formatNumber(decided.length))}>
          {decided.map((each) => (
            <ObjectionItem key={each.id} objection={each} {...itemProps} />
          ))}
        </Part>
      )}
      {asked && (
        <DecisionDialog
          tournamentId={tournamentId}
          objection={asked}
          onClose={() => setDecidedId(undefined)}
        />
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
