/** Tells a page how a work goes that its chart entrusted. */
const SENDING = 'machines/registro.machine.ts';

/**
 * Where each machine is at work: the files and folders of its pages, and of what else tells it of something. Who sends an event is
 * looked up there alone. The works of a life are those of the server.
 */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  sesion: [
    'src/personas/sesion',
    'src/system',
    'src/app/Frame.tsx',
    'src/app/router.tsx',
    'src/data/personalData.ts',
    'src/routes/auth',
  ],
  segundoFactor: ['src/personas/sesion/account/secondFactor'],
  avisos: ['src/app/Layers.tsx', 'src/system/notices.ts'],
  deshacer: ['src/app/UndoNotice.tsx', 'src/ui/works/useRecord.ts', 'src/ui/several/useSeveral.ts'],
  presencia: ['src/ui/presence'],
  validarOperacion: [
    'src/ventas/validacion',
    'src/casos/newCase/OperationNewCaseButton.tsx',
    'src/system/watchConnection.ts',
  ],
  nuevoCaso: ['src/casos/newCase', SENDING],
  vidaCaso: ['server/casos', 'server/vales/onCase.ts', 'server/facturas/onCase.ts'],
  vidaVale: ['server/vales', 'server/guias'],
  // Its PDF is a reading: no work is called so, and who may open it in which state a test of roles holds to the arrow.
  vidaFactura: ['server/facturas', 'tests/server/facturas/facturas.roles.test.ts'],
  vale: ['src/vales/making', SENDING],
  servidor: ['src/cadena/servers'],
  registro: ['src/ui/works', 'machines/trabajo.machine.ts', 'machines/vale.machine.ts'],
  trabajo: ['src/ui/works', 'src/system/watchConnection.ts', 'machines/registro.machine.ts'],
  consulta: ['src/ui/useAsking.ts'],
  usuario: ['src/personas/usuarios'],
  entrega: ['src/vales/handover', SENDING],
  variosRegistros: ['src/ui/several'],
  servicioFactura: [
    'src/facturas/service',
    'src/facturas/search',
    'src/facturas/cancelling',
    'src/facturas/services/Cancelacion.tsx',
    SENDING,
  ],
};
