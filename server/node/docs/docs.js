/* global SwaggerUIBundle */
const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

SwaggerUIBundle({
  url: '/docs/openapi.yaml',
  domNode: document.getElementById('reference'),
  layout: 'BaseLayout',
  // No badge: it would send the document to a validator on the internet.
  validatorUrl: 'none',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: true,
});
