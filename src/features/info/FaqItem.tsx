import { useId } from 'react';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import { Link } from 'react-router-dom';
import { cutCorner } from '../../ui/styles/styles.ts';
import { numberPlate } from './numberPlate.ts';

type FaqItemProps = {
  /** From 1, counted across both columns. */
  number: number;
  question: string;
  answer: string;
  /** To the page that the answer is about. */
  link?: { label: string; to: string };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

export function FaqItem({ number, question, answer, link, isOpen, onToggle }: FaqItemProps) {
  const id = useId();
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      expanded={isOpen}
      onChange={(_, isExpanded) => onToggle(isExpanded)}
      slotProps={{ heading: { component: 'h3' }, transition: { timeout: 200 } }}
      sx={item}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<AddIcon />}
      >
        <Box component="span" className="pad" aria-hidden>
          {number}
        </Box>
        <Typography component="span" variant="h5">
          {question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{answer}</Typography>
        {link && (
          <Typography component={Link} to={link.to} variant="button" className="link">
            {link.label}
          </Typography>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

function item(theme: Theme) {
  const { palette } = theme.vars;
  return {
    ...cutCorner(18),
    mb: 1.5,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    overflow: 'clip',
    '&::before': { display: 'none' },
    '&.Mui-expanded': { borderColor: palette.primary.main },
    '& .MuiAccordionSummary-root': {
      minHeight: 64,
      px: 2,
      py: 0.5,
      '&.Mui-focusVisible': { backgroundColor: 'transparent', outlineOffset: -4, ...cutCorner(16) },
    },
    '& .MuiAccordionSummary-content': { alignItems: 'center', gap: 2, my: 1.25 },
    '& .MuiAccordionSummary-expandIconWrapper': {
      color: palette.secondary.main,
      '&.Mui-expanded': { transform: 'rotate(45deg)' },
    },
    '& .MuiAccordionDetails-root': { pl: { xs: 2, sm: 8.5 }, pr: { xs: 2, sm: 6 }, pt: 0, pb: 2.5 },
    '& .link': { display: 'inline-block', pt: 1.5, pb: 0.5, color: palette.primary.main },
    '& .pad': numberPlate(theme),
    '&.Mui-expanded .pad': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
  } as const;
}
