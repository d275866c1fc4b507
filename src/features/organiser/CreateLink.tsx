import { Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { Link } from 'react-router-dom';

/** The main button of a list: leads to the form of a new entry. */
export function CreateLink({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="contained" color="gold" component={Link} to={to} startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
