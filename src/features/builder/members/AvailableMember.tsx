import type { MouseEvent } from 'react';
import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import { lineClamp } from '../../../ui/styles/cardStyles.ts';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { EmailAddress } from '../../../ui/lists/EmailAddress.tsx';
import { Picture } from '../../../ui/artwork/Picture.tsx';
import type { Person } from '../../teamForm/picker/people.ts';
import defaultUser from '../../../ui/pictures/defaultUser.svg';
import { copy } from '../copy.ts';

/** However long the name is. */
export const availableMemberHeight = '4.75rem';

type AvailableMemberProps = { person: Person; onAdd: (event: MouseEvent) => void };

export function AvailableMember({
  person: { name, detail, teams = [], picture },
  onAdd,
}: AvailableMemberProps) {
  return (
    <Box sx={card}>
      <Box className="face">
        <Picture path={picture} fallback={defaultUser} alt="" ratio="1" sizes="40px" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box className="name" title={name}>
          {name}
        </Box>
        <Box className="detail" data-short={teams.length > 0} title={detail}>
          {detail && <EmailAddress address={detail} />}
        </Box>
        {teams.length > 0 && (
          <Box className="teams" title={teams.join(', ')}>
            {copy.manage.inTeams(teams)}
          </Box>
        )}
      </Box>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-label={copy.manage.addTo(name)}
        onClick={onAdd}
        sx={{ flexShrink: 0, px: 1.5 }}
      >
        {copy.manage.add}
      </Button>
    </Box>
  );
}

function card({ vars: { palette } }: Theme) {
  return {
    ...cutCorner(12),
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    height: '100%',
    pl: 1.25,
    pr: 1,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '& .face': { ...cutCorner(8), overflow: 'hidden', width: 40, flexShrink: 0 },
    '& .name': { ...lineClamp(2), fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.3 },
    '& .detail': {
      ...lineClamp(2),
      fontSize: '0.75rem',
      lineHeight: 1.4,
      color: palette.text.secondary,
    },
    // With the teams it would be higher than the card.
    '& .detail[data-short=true]': lineClamp(1),
    '& .teams': { ...lineClamp(1), fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600 },
  };
}
