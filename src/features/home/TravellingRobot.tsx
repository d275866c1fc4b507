import { Box } from '@mui/material';

/** Part of JourneyPicture: an SVG group in the coordinates of its view box. */
export function TravellingRobot() {
  return (
    <Box
      component="g"
      className="robot"
      transform="translate(690 300)"
      sx={{ strokeLinejoin: 'round' }}
    >
      <ellipse cx="112" cy="276" rx="118" ry="13" fill="#04150F" opacity="0.7" />
      <Flag />
      <path
        d="M60 168C36 166 24 146 22 118"
        stroke="#8FA69A"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M160 170c22 8 30 20 32 38" stroke="#8FA69A" strokeWidth="13" strokeLinecap="round" />
      <Suitcase />
      <Body />
      <Head />
      <circle cx="22" cy="114" r="12" fill="#F3F8F2" stroke="#10241C" strokeWidth="4" />
      <circle cx="192" cy="208" r="12" fill="#F3F8F2" stroke="#10241C" strokeWidth="4" />
    </Box>
  );
}

function Flag() {
  return (
    <>
      <path d="M22 150V6" stroke="#F3F8F2" strokeWidth="5" strokeLinecap="round" />
      <path d="M22 8c-18-10-34 8-56-2v24c22 10 38-8 56 2z" fill="#D8322B" />
      <path d="M22 32c-18-10-34 8-56-2v24c22 10 38-8 56 2z" fill="#FFFFFF" />
    </>
  );
}

function Suitcase() {
  return (
    <g stroke="#10241C" strokeWidth="4">
      <path d="M180 214v-8h24v8" fill="none" />
      <path d="M158 214h60l10 10v40l-10 10h-60z" fill="#C8672C" />
      <path d="M176 214v60M204 214v60" strokeWidth="3" />
      <circle cx="190" cy="240" r="8" fill="#FFCB52" strokeWidth="3" />
      <path d="M209 228h12v9h-12z" fill="#4FD6A0" strokeWidth="2.5" />
    </g>
  );
}

function Body() {
  return (
    <>
      <path
        d="M66 138h88l14 16v60l-14 14H66l-14-14v-60z"
        fill="#F2EFE2"
        stroke="#10241C"
        strokeWidth="4"
      />
      <g stroke="#0A6B4B" strokeWidth="3.5">
        <ellipse cx="101" cy="173" rx="12" ry="6" transform="rotate(45 101 173)" />
        <ellipse cx="119" cy="191" rx="12" ry="6" transform="rotate(45 119 191)" />
        <ellipse
          cx="119"
          cy="173"
          rx="12"
          ry="6"
          transform="rotate(-45 119 173)"
          stroke="#C98F12"
        />
        <ellipse
          cx="101"
          cy="191"
          rx="12"
          ry="6"
          transform="rotate(-45 101 191)"
          stroke="#C98F12"
        />
      </g>
      <g fill="#8FA69A">
        <circle cx="66" cy="154" r="3.5" />
        <circle cx="154" cy="154" r="3.5" />
        <circle cx="66" cy="212" r="3.5" />
        <circle cx="154" cy="212" r="3.5" />
      </g>
      <path d="M46 228h128v16H46z" fill="#17382B" stroke="#10241C" strokeWidth="4" />
      <g fill="#10241C" stroke="#8FA69A" strokeWidth="5">
        <circle cx="70" cy="252" r="21" />
        <circle cx="150" cy="252" r="21" />
      </g>
      <g fill="#FFCB52">
        <circle cx="70" cy="252" r="7" />
        <circle cx="150" cy="252" r="7" />
      </g>
    </>
  );
}

function Head() {
  return (
    <>
      <path d="M98 128h24v12H98z" fill="#8FA69A" />
      <path d="M110 46V22" stroke="#F3F8F2" strokeWidth="5" />
      <circle cx="110" cy="17" r="9" fill="#F39A5B" stroke="#10241C" strokeWidth="4" />
      <path
        d="M58 46h94l18 18v50l-16 16H66l-16-16V54z"
        fill="#FFCB52"
        stroke="#10241C"
        strokeWidth="4"
      />
      <path d="M66 66h88v38l-10 10H76l-10-10z" fill="#072E22" />
      <g stroke="#4FD6A0" strokeWidth="6" strokeLinecap="round">
        <path d="M82 90c2-9 14-9 16 0M122 90c2-9 14-9 16 0M103 101h14" />
      </g>
      <path
        d="M38 74h12v28H38zM170 74h12v28h-12z"
        fill="#C98F12"
        stroke="#10241C"
        strokeWidth="4"
      />
    </>
  );
}
