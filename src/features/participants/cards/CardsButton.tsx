import { Button } from '@mui/material';
import CardIcon from '@mui/icons-material/BadgeOutlined';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { copy } from '../copy.ts';

/** Leads to the cards of pupils who have not taken their accounts over. */
export function CardsButton() {
  return (
    <Button
      variant="outlined"
      component={Link}
      to={paths.schoolClubParticipantsCards.href()}
      startIcon={<CardIcon />}
    >
      {copy.list.cards}
    </Button>
  );
}
