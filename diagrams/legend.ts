/** How a drawing is read, below it on the screen and on paper. */
export const LEGEND =
  'El punto señala dónde se empieza; el marco doble, donde se termina; el marco de rayas, lo que pasa a la vez. Una flecha que sale ' +
  'de un marco vale en todo lo que hay dentro. Azul: lo que se hace o llega. Verde: contesta lo que se pidió. Rojo: falla. Naranja: ' +
  'pasa solo o con el tiempo. Gris: varias de esas cosas. «Entre comillas», el botón de la pantalla. «No:» dice por qué no se puede. ' +
  '→ dice a dónde lleva lo que no tiene línea.';
