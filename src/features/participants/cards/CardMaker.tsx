import { useId } from 'react';
import { Box, Button, Typography } from '@mui/material';
import MailIcon from '@mui/icons-material/MailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { pupilCardRequestParticipantIdsLimits } from '../../../../openapi/workLimits.ts';
import { useGetClubQuery } from '../../../api/clubs.ts';
import { useSendsMail } from '../../../api/service.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectFilter } from '../../../ui/lists/SelectFilter.tsx';
import { useClassFilter } from '../filters/useClassFilter.ts';
import { LocalAddressNotice } from '../../../ui/states/LocalAddressNotice.tsx';
import { copy } from './copy.ts';
import { MailResult } from './MailResult.tsx';
import { PrintedCards } from './PrintedCards.tsx';
import { useCards } from './useCards.ts';

const { maxItems: maxCards } = pupilCardRequestParticipantIdsLimits;

const { compare } = new Intl.Collator('id', { numeric: true });
const byClass = (one: { class?: string; name: string }, other: { class?: string; name: string }) =>
  compare(one.class ?? '', other.class ?? '') || compare(one.name, other.name);

type CardMakerProps = { club: { id: number; name: string }; managed: readonly ClubParticipant[] };

/** Makes the cards of a class, or of all, to be printed, or sends them by mail. */
export function CardMaker({ club, managed }: CardMakerProps) {
  const { classes, selected, select } = useClassFilter(managed);
  const { made, mailed, failure, isCreating, isMailing, create, mail } = useCards(club.id);
  const chosen = managed.filter((each) => selected === undefined || each.class === selected);
  const ids = chosen.map(({ id }) => id);
  const reachable = chosen.filter(({ email }) => email !== '').length;
  const isTooMany = chosen.length > maxCards;
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
            loading={isCreating}
            disabled={isTooMany || isMailing}
            onClick={() => create(ids)}
          >
            {isCreating ? copy.creating : copy.create(formatNumber(chosen.length))}
          </Button>
          {made && (
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {copy.print}
            </Button>
          )}
          <MailButton
            clubId={club.id}
            count={reachable}
            loading={isMailing}
            disabled={isTooMany || isCreating}
            onClick={() => mail(ids)}
          />
        </Box>
        {made && <Typography variant="body2">{copy.printLead}</Typography>}
        {made?.data[0] && <LocalAddressNotice url={made.data[0].link} />}
        <MailResult result={mailed} />
      </Box>
      {made && (
        <PrintedCards club={club.name} cards={made.data.toSorted(byClass)} endsAt={made.ends_at} />
      )}
    </>
  );
}

type MailButtonProps = {
  clubId: number;
  count: number;
  loading: boolean;
  disabled: boolean;
  onClick: () => void;
};

/** Sends the cards to those who have an address; says why the server would refuse that, if it would. */
function MailButton({ clubId, count, disabled, ...props }: MailButtonProps) {
  // Organisers may review the club meanwhile.
  const { currentData } = useGetClubQuery({ id: clubId }, { refetchOnMountOrArgChange: true });
  const reason =
    useSendsMail() === false
      ? copy.withoutMail
      : currentData?.data.known === false
        ? copy.unknownClub
        : undefined;
  const reasonId = useId();
  if (count === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        disabled={disabled || reason !== undefined}
        aria-describedby={reason && reasonId}
        {...props}
      >
        {props.loading ? copy.mailing : copy.mail(formatNumber(count))}
      </Button>
      {reason && (
        <Typography id={reasonId} variant="body2" sx={{ flexBasis: '100%', maxWidth: '68ch' }}>
          {reason}
        </Typography>
      )}
    </>
  );
}
