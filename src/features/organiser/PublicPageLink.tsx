import { Button } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

/** Opens the page that everybody sees of an entry, in a new tab. */
export function PublicPageLink({ to }: { to: string }) {
  return (
    <Button component={Link} to={to} target="_blank" startIcon={<OpenIcon />}>
      {copy.publicPage}
    </Button>
  );
}
