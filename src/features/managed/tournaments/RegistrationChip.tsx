import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { statusChip } from '../../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { isRegistrationOpen, registrationText } from './registrationText.ts';

/** Whether teams can be registered; the words say of what where no column does. */
export function RegistrationChip({
  tournament,
  isNamed = false,
}: {
  tournament: ManagedTournament;
  isNamed?: boolean;
}) {
  const text = registrationText(tournament, Date.now());
  return (
    <Box component="span" data-open={isRegistrationOpen(text) || undefined} sx={chip}>
      {isNamed ? copy.registration.named(text) : text}
    </Box>
  );
}

const chip = ({ vars: { palette } }: Theme) => ({
  ...statusChip,
  color: palette.text.secondary,
  '&[data-open]': { color: palette.success.main },
});
