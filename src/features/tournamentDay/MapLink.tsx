import { Button } from '@mui/material';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { safeUrl } from '../../lib/urls/safeUrl.ts';
import { copy } from './copy.ts';
import { placeText } from './whenWhere.ts';

type MapLinkProps = { tournament: Pick<Tournament, 'venue' | 'map_url'> };

/** Leads to the organiser's map, or a map search for where a tournament is; nothing if that is not known. */
export function MapLink({ tournament: { venue, map_url: map } }: MapLinkProps) {
  const place = placeText(venue);
  const own = safeUrl(map);
  if (place === '' && !own) return null;
  const search = new URLSearchParams({ api: '1', query: place });
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<PlaceIcon />}
      href={own ?? `https://www.google.com/maps/search/?${search.toString()}`}
      target="_blank"
      rel="noreferrer"
      aria-label={place ? copy.mapOf(place) : undefined}
    >
      {copy.map}
    </Button>
  );
}
