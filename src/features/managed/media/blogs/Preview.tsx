import { useId, useState } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import PreviewIcon from '@mui/icons-material/Visibility';
import { type Control, useWatch } from 'react-hook-form';
import type { BlogInput } from '../../../../../openapi/schema.d.ts';
import { cutCorner } from '../../../../ui/styles/styles.ts';
import { lazyPart } from '../../../../ui/states/lazyPart.tsx';
import { Picture, pictureSizes } from '../../../../ui/artwork/Picture.tsx';
import defaultPicture from '../../../../ui/pictures/defaultTournamentBanner.svg';
import { focusElement } from '../../../../ui/dialogs/restoreFocus.ts';
import { copy } from './copy.ts';

const BlogContent = lazyPart(
  async () => ({ default: (await import('../../../article/BlogContent.tsx')).BlogContent }),
  <Skeleton variant="rounded" height={240} />,
);

const texts = copy.preview;

type PreviewProps = {
  control: Control<BlogInput>;
  /** Path of the stored picture. */
  image: string | null;
};

/** A button that shows what is written, saved or not, as the article's page would. */
export function Preview({ control, image }: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PreviewIcon />} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <PreviewDialog
        control={control}
        image={image}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

type PreviewDialogProps = PreviewProps & { open: boolean; onClose: () => void };

function PreviewDialog({ control, image, open, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const [title, content] = useWatch({ control, name: ['title', 'content'] });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent dividers>
        <Typography variant="h1" component="p" sx={{ overflowWrap: 'anywhere', mb: 2 }}>
          {title.trim() || texts.untitled}
        </Typography>
        <Box sx={{ ...cutCorner(28), overflow: 'hidden', mb: 4 }}>
          <Picture
            path={image}
            fallback={defaultPicture}
            alt=""
            ratio="40 / 21"
            sizes={pictureSizes.article}
          />
        </Box>
        <Box sx={{ maxWidth: '70ch' }}>
          <BlogContent html={content} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="contained" onClick={onClose} ref={focusElement}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
