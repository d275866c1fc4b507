import { useState } from 'react';
import { Box, Button, Container, GlobalStyles, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { useListClubParticipantsQuery } from '../../../api/clubs.ts';
import { useCreatePupilCardsMutation } from '../../../api/clubImport.ts';
import { errorText } from '../../../api/errors.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { paths } from '../../../paths.ts';
import { useClub } from '../../../session/useSession.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/WorkHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { printStyle } from '../../../ui/styles/printStyle.ts';
import { useClassFilter } from '../filters/useClassFilter.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import { copy } from './copy.ts';
import { PrintedCards } from './PrintedCards.tsx';

/** As in the document; its limits are in a file that public pages load. */
const maxCards = 1_000;

/** Makes cards with which pupils take over the accounts that the club manages, and prints them. */
export default function CardsPage() {
  const club = useClub();
  usePageTitle(copy.title, copy.summary);
  return (
    <>
      <GlobalStyles styles={printStyle} />
      <WorkHeader
        title={copy.title}
        detail={club?.name}
        fallback={paths.schoolClubParticipants.href()}
      />
      <Container sx={{ py: { xs: 2, md: 3 } }}>
        <Box className="no-print" sx={{ maxWidth: '68ch', mb: 2, color: 'text.secondary' }}>
          <Typography sx={{ mb: 1 }}>{copy.lead}</Typography>
          <Typography>{copy.afterwards}</Typography>
        </Box>
        {club && <Cards key={club.id} club={club} />}
      </Container>
    </>
  );
}

function Cards({ club }: { club: { id: number; name: string } }) {
  const { currentData, isFetching, refetch } = useListClubParticipantsQuery({ id: club.id });
  if (!currentData)
    return isFetching ? (
      <Typography role="status">{copy.loading}</Typography>
    ) : (
      <ErrorState message={copy.failed} onRetry={() => void refetch()} />
    );
  const managed = currentData.data.filter((each) => each.managed);
  return managed.length === 0 ? (
    <EmptyState message={copy.none} action={<ImportButton />} />
  ) : (
    <CardMaker club={club} managed={managed} />
  );
}

const { compare } = new Intl.Collator('id', { numeric: true });
const byClass = (one: { class?: string; name: string }, other: { class?: string; name: string }) =>
  compare(one.class ?? '', other.class ?? '') || compare(one.name, other.name);

type CardMakerProps = { club: { id: number; name: string }; managed: readonly ClubParticipant[] };

function CardMaker({ club, managed }: CardMakerProps) {
  const { classes, selected, select } = useClassFilter(managed);
  const [create, { data: made, isLoading }] = useCreatePupilCardsMutation();
  const [failure, setFailure] = useState<string>();
  const chosen = managed.filter((each) => selected === undefined || each.class === selected);
  const isTooMany = chosen.length > maxCards;
  const makeCards = async () => {
    setFailure(undefined);
    const body = { participant_ids: chosen.map(({ id }) => id) };
    const { error } = await create({ id: club.id, body });
    if (error) setFailure(errorText(error, { failed: copy.failed }));
  };
  return (
    <>
      <Box className="no-print" sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 3 }}>
        {classes.length > 0 && (
          <SelectFilter
            label={copy.class}
            allLabel={copy.allClasses}
            options={classes.map((name) => ({ value: name, label: name }))}
            selected={selected}
            onSelect={select}
          />
        )}
        {isTooMany && <Typography>{copy.tooMany(formatNumber(maxCards))}</Typography>}
        {failure && <FormError message={failure} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={made ? 'outlined' : 'contained'}
            loading={isLoading}
            disabled={isTooMany}
            onClick={() => void makeCards()}
          >
            {isLoading ? copy.creating : copy.create(formatNumber(chosen.length))}
          </Button>
          {made && (
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {copy.print}
            </Button>
          )}
        </Box>
        {made && <Typography variant="body2">{copy.printLead}</Typography>}
      </Box>
      {made && (
        <PrintedCards club={club.name} cards={made.data.toSorted(byClass)} endsAt={made.ends_at} />
      )}
    </>
  );
}
