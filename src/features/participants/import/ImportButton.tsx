import { Button } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/** Leads to the import of participants by a file. */
export function ImportButton() {
  return (
    <Button
      variant="outlined"
      component={Link}
      to={paths.schoolClubParticipantsImport.href()}
      startIcon={<UploadIcon />}
    >
      {copy.list.import}
    </Button>
  );
}
