import { Box, Typography } from '@mui/material';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

type Named = { name: string };
type MailResultProps = {
  result: { sent: number; without_address: Named[]; too_often: Named[] } | undefined;
  /** Who has got none, on paper or by mail, because they have one. */
  withCard: Named[];
};

/** Names that fit into a sentence; the rest is a number. */
const shownNames = 20;

function joinNames(people: readonly Named[]): string {
  const names = people.slice(0, shownNames).map(({ name }) => name);
  const others = people.length - names.length;
  return [...names, ...(others > 0 ? [copy.andOthers(formatNumber(others))] : [])].join(', ');
}

/** Says how many cards are sent by mail, and who gets none. */
export function MailResult({ result, withCard }: MailResultProps) {
  return (
    <Box role="status" sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      {result && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{copy.mailed(formatNumber(result.sent))}</Typography>
          {result.without_address.length > 0 && (
            <Typography variant="body2">
              {copy.withoutAddress(
                formatNumber(result.without_address.length),
                joinNames(result.without_address),
              )}
            </Typography>
          )}
          {result.too_often.length > 0 && (
            <Typography variant="body2">{copy.tooOften(joinNames(result.too_often))}</Typography>
          )}
        </>
      )}
      {withCard.length > 0 && (
        <Typography variant="body2">
          {copy.withCard(formatNumber(withCard.length), joinNames(withCard))}
        </Typography>
      )}
    </Box>
  );
}
