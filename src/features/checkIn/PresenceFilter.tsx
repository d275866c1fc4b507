import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Registration } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

const presences = ['all', 'absent', 'present'] as const;
/** Which teams are shown: all, those that have not come, or those that have. */
export type Presence = (typeof presences)[number];

/** Returns the registrations of a presence. */
export const selectPresence = (registrations: Registration[], presence: Presence): Registration[] =>
  presence === 'all'
    ? registrations
    : registrations.filter(({ checked_in_at: at }) => (at !== null) === (presence === 'present'));

type PresenceFilterProps = {
  registrations: Registration[];
  selected: Presence;
  onSelect: (presence: Presence) => void;
};

/** Chooses a presence; each choice has the number of its teams. */
export function PresenceFilter({ registrations, selected, onSelect }: PresenceFilterProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={copy.presence.label}
      value={selected}
      onChange={(_, next: Presence | null) => {
        if (next) onSelect(next);
      }}
      sx={groupStyles}
    >
      {presences.map((presence) => (
        <ToggleButton key={presence} value={presence}>
          {`${copy.presence[presence]} (${formatNumber(selectPresence(registrations, presence).length)})`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const groupStyles = {
  display: 'flex',
  '& .MuiToggleButton-root': {
    flex: '1 1 auto',
    minHeight: 44,
    px: 1,
    py: 0.5,
    lineHeight: 1.2,
    color: 'text.primary',
    backgroundColor: 'background.paper',
    fontVariantNumeric: 'tabular-nums',
    '&.Mui-selected, &.Mui-selected:hover': {
      color: 'primary.contrastText',
      backgroundColor: 'primary.main',
    },
  },
};
