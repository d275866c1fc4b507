import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { copy } from './copy.ts';
import { LostRobot } from './LostRobot.tsx';
import { Message } from './Message.tsx';

/** The page for an address that leads nowhere. */
export default function NotFoundPage() {
  usePageTitle(copy.notFound.title, copy.notFound.text);
  return (
    <Message
      title={copy.notFound.title}
      text={copy.notFound.text}
      drawing={<LostRobot />}
      actions={
        <Button
          variant="contained"
          color="gold"
          size="large"
          component={Link}
          to={paths.home.href()}
        >
          {copy.notFound.home}
        </Button>
      }
    />
  );
}
