import { Box, Button } from '@mui/material';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The code of a team, or a preview of it, on the dark background of a board. */
export function TeamCode({ code }: { code: string }) {
  return (
    <Box
      component="strong"
      translate="no"
      sx={(theme) => ({
        ...theme.typography.button,
        fontSize: '1.125rem',
        color: theme.vars.palette.gold.main,
        overflowWrap: 'anywhere',
      })}
    >
      {code}
    </Box>
  );
}

/** What a club without participants does first. */
export function InviteLink() {
  return (
    <Button
      variant="contained"
      component={Link}
      to={paths.schoolClubParticipantsInvite.href()}
      startIcon={<PersonAddIcon />}
    >
      {copy.invite}
    </Button>
  );
}
