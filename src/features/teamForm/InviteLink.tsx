import { Button } from '@mui/material';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

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
