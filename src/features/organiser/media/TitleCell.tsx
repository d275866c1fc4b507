import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { statusChip } from '../../../ui/styles/statusChip.ts';
import { copy } from './copy.ts';

type TitleCellProps = {
  title: string;
  /** Path of the page that changes the entry. */
  to: string;
  thumbnail: ReactNode;
  /** Not yet public, for lack of a picture. */
  isHidden?: boolean;
  /** More about the entry, for narrow windows. */
  detail?: ReactNode;
};

/** The cell of a table of media that names the entry. */
export function TitleCell({ title, to, thumbnail, isHidden, detail }: TitleCellProps) {
  return (
    <Box sx={cellStyles}>
      {thumbnail}
      <Box sx={{ flex: '1 1 120px', minWidth: 0, lineHeight: 1.4 }}>
        <Box component={Link} to={to} sx={{ fontWeight: 600, display: 'inline-block', py: 0.75 }}>
          {title}
        </Box>
        {isHidden && (
          <div>
            <Box component="span" sx={chipStyles}>
              {copy.noPicture}
            </Box>
          </div>
        )}
        {detail && (
          <Box component="small" sx={{ display: 'block', color: 'text.secondary', pb: 0.5 }}>
            {detail}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const cellStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  width: '100%',
};

const chipStyles = {
  ...statusChip,
  color: 'text.secondary',
  borderColor: 'outline',
  mb: 0.5,
} as const;
