import { Box } from '@mui/material';
import { initials } from '../../lib/text/initials.ts';
import { cutCorner } from '../styles/styles.ts';
import { Picture } from './Picture.tsx';
import defaultUser from '../pictures/defaultUser.svg';

type PortraitProps = {
  /** Of whom it is; the initials are shown if there is no picture. */
  name: string;
  picture: string | null | undefined;
  /** In pixels. */
  size: number;
};

/** The picture of a person as anybody may see it, or the person's initials. The name is beside it. */
export function Portrait({ name, picture, size }: PortraitProps) {
  return (
    <Box aria-hidden sx={{ ...cutCorner(14), overflow: 'hidden', width: size, flexShrink: 0 }}>
      {picture ? (
        <Picture
          // The default picture is no path of the storage.
          path={picture === defaultUser ? null : picture}
          fallback={defaultUser}
          alt=""
          ratio="1"
          sizes={`${size}px`}
        />
      ) : (
        <Box
          sx={(theme) => ({
            ...theme.typography.h5,
            height: size,
            display: 'grid',
            placeItems: 'center',
            color: theme.vars.palette.gold.main,
            backgroundColor: theme.vars.palette.board.main,
          })}
        >
          {initials(name)}
        </Box>
      )}
    </Box>
  );
}
