/** The screens behind the login as the build lists them in `pantallas.json`. */
export type Screens = readonly {
  /** Its address inside the app, with `$name` for what varies: `/administracion/casos/$id`. */
  readonly ruta: string;
  /** The scripts that it needs beside the entry's, relative to the app's base. */
  readonly partes: readonly string[];
}[];

/**
 * Names a page's scripts in its HTML, so that they come while the entry is still on its way instead of when it has run.
 * @returns a function from an address inside the app, without search, to the page for it; one that is no screen gets the plain page.
 */
export function pageFor(html: string, screens: Screens): (path: string) => string {
  const pages = screens.map(({ ruta, partes }) => ({
    steps: stepsOf(ruta),
    html: html.replace('</head>', `${partes.map(preloadOf).join('')}</head>`),
  }));
  // 'nuevo' is a screen of its own before it is any record's number.
  const named = pages.toSorted((one, other) => one.steps.filter(varies).length - other.steps.filter(varies).length);
  return (path) => {
    const steps = stepsOf(path);
    const isOf = (one: readonly string[]) =>
      one.length === steps.length && one.every((step, at) => varies(step) || step === steps[at]);
    return named.find((page) => isOf(page.steps))?.html ?? html;
  };
}

function stepsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function varies(step: string): boolean {
  return step.startsWith('$');
}

function preloadOf(part: string): string {
  return `<link rel="modulepreload" crossorigin href="./${part}">`;
}
