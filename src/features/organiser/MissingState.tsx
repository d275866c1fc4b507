import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

type MissingStateProps = { message: string; to: string; toLabel: string };

/** Says that what the URL names does not exist, and leads to the list. */
export function MissingState({ message, to, toLabel }: MissingStateProps) {
  return (
    <EmptyState
      message={message}
      action={
        <Button variant="outlined" component={Link} to={to}>
          {toLabel}
        </Button>
      }
    />
  );
}
