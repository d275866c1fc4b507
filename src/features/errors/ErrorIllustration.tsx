import { Box } from '@mui/material';

/** A line-following robot that has left its line. */
export function ErrorIllustration() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 360 170"
      sx={{ width: { xs: 260, sm: 360 }, height: 'auto', aspectRatio: '360 / 170' }}
    >
      <g fill="none" strokeWidth="7">
        <Box
          component="path"
          d="M0 150h70c26 0 26-22 52-22"
          sx={{ stroke: (theme) => theme.vars.palette.gold.main }}
        />
        <Box
          component="path"
          d="M262 128c40 0 40 22 66 22h32"
          strokeDasharray="12 12"
          sx={{ stroke: (theme) => theme.vars.palette.board.line }}
        />
      </g>
      <g transform="rotate(-7 190 90)">
        <path d="M190 22V8" stroke="currentColor" strokeWidth="5" />
        <Box component="g" sx={{ fill: (theme) => theme.vars.palette.gold.main }}>
          <circle cx="190" cy="6" r="6" />
          <path d="M140 22h86l14 14v54h-86l-14-14z" />
        </Box>
        <path d="M156 40h68v26h-68z" fill="#072E22" />
        <g stroke="#4FD6A0" strokeWidth="4">
          <path d="M170 47l12 12M182 47l-12 12M200 47l12 12M212 47l-12 12" />
        </g>
        <path d="M128 90h124l10 12v16H138l-10-10z" fill="#F2EFE2" />
        <g fill="#10241C">
          <circle cx="156" cy="122" r="18" />
          <circle cx="228" cy="122" r="18" />
        </g>
        <g fill="#8FA69A">
          <circle cx="156" cy="122" r="7" />
          <circle cx="228" cy="122" r="7" />
        </g>
      </g>
    </Box>
  );
}
