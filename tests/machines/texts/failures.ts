/** A failure of the samples, as a tester provokes it. */
export function sayFailure(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return 'sin explicación';
  if ('texto' in failure) return `«${String(failure.texto)}»`;
  return 'message' in failure ? `«${String(failure.message)}»` : 'sin explicación';
}

/** How a tester makes a failure of the samples happen. */
export function provokeFailure(failure: unknown): string {
  switch ((failure as { readonly tipo?: string } | null)?.tipo) {
    case 'sinConexion':
      return 'antes de ese paso corte la red: en las herramientas del navegador (F12), Red, «Sin conexión»';
    case 'noDisponible':
    case 'sinEspacio':
      return 'antes de ese paso detenga la base de datos del servidor';
    case 'conflicto':
      return 'antes de ese paso, otra persona cambia el mismo registro en otro navegador';
    case 'sesion':
      return 'antes de ese paso, termine la sesión desde otro navegador con «Salir»';
    case 'permiso':
      return 'antes de ese paso, quien administra le quita el permiso';
    case 'rechazo':
      return 'pida algo que el servidor no admite: un dato que ya no vale cuando llega';
    default:
      return 'no se provoca desde la pantalla: lo cubren las pruebas automáticas';
  }
}

/** How a tester makes happen how the sending of a work goes that a chart entrusted (`EnvioDeTrabajo`). */
export const provokedSending = {
  noGuardado: 'corte la red antes de pulsar: en las herramientas del navegador (F12), Red, sin conexión',
  guardado: 'llega solo, en cuanto el servidor contesta',
  seEnvia: 'devuelva la red: en las herramientas del navegador (F12), Red, sin límite',
} as const;
