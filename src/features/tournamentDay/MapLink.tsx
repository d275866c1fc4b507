import { Button } from '@mui/material';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';
import { placeText } from './whenWhere.ts';

/** Leads to a map search for where a tournament is; nothing if that is not known. */
export function MapLink({ venue }: Pick<Tournament, 'venue'>) {
  const place = placeText(venue);
  if (place === '') return null;
  const search = new URLSearchParams({ api: '1', query: place });
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<PlaceIcon />}
      href={`https://www.google.com/maps/search/?${search.toString()}`}
      target="_blank"
      rel="noreferrer"
      aria-label={copy.mapOf(place)}
    >
      {copy.map}
    </Button>
  );
}
