import { Button } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/** Leads to the import of participants by a file; `isMain` where it is what to do next. */
export function ImportButton({ isMain = false }: { isMain?: boolean }) {
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      component={Link}
      to={paths.schoolClubParticipantsImport.href()}
      startIcon={<UploadIcon />}
    >
      {isMain ? copy.list.importAll : copy.list.import}
    </Button>
  );
}
