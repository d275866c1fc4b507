import '@fontsource/chakra-petch/latin-600.css';
import '@fontsource/chakra-petch/latin-700.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';

/** The look of the product as plain CSS, for what is shown before its theme is loaded. */
export const fonts = {
  heading: "'Chakra Petch', 'Trebuchet MS', sans-serif",
  text: "'Plus Jakarta Sans Variable', 'Segoe UI', Roboto, sans-serif",
};

export const cutCorners =
  'border-radius: 3px 10px 3px 10px; corner-shape: round bevel round bevel;';
