/** The acts of the audit in words, by the name under which they are written. */
export const ACTIONS: Readonly<Record<string, string>> = {
  guardarCaso: 'Abrir un caso',
  agregarComentario: 'Comentar un caso',
  guardarAnexos: 'Agregar anexos',
  actualizarEstado: 'Tomar un caso',
  escalarCaso: 'Escalar un caso',
  solicitarAutorizacion: 'Solicitar autorización',
  autorizarCaso: 'Decidir una autorización',
  cerrarCaso: 'Cerrar un caso',
  guardarVale: 'Guardar un vale',
  guardarCancelacion: 'Guardar un vale de cancelación',
  guardarParcial: 'Guardar un vale parcial',
  autorizarVale: 'Autorizar un vale',
  rechazarVale: 'Rechazar un vale',
  cancelarVale: 'Cancelar un vale',
  abrirVale: 'Ver un vale',
  'iniciar sesión': 'Iniciar sesión',
  'cerrar sesión': 'Cerrar sesión',
  'rechazar inicio de sesión': 'Entrada rechazada',
  'terminar una sesión': 'Terminar una sesión',
  'terminar las demás sesiones': 'Terminar las demás sesiones',
  'cambiar contraseña': 'Cambiar contraseña',
  'poner contraseña inicial': 'Poner contraseña inicial',
  importarVentas: 'Importar ventas',
  buscarClientes: 'Buscar clientes',
  abrirCaso: 'Ver un caso',
  descargarAnexo: 'Descargar un anexo',
  lecturaFrenada: 'Lectura frenada',
  exportarCasos: 'Exportar casos',
  exportarVales: 'Exportar vales',
  generaValePDF: 'Imprimir un vale',
  enviarDocumento: 'Enviar un documento por correo',
  correoDepreciacionAtendida: 'Avisar de un vale decidido',
  migraNetsuite: 'Enviar un vale a NetSuite',
  guardarReposicion: 'Reponer un vale',
  guardarMotivoVale: 'Guardar un motivo de vale',
  guardarMotivoDepreciacion: 'Guardar un motivo de depreciación',
  actualizarVigencia: 'Cambiar la vigencia',
  actualizarMaximos: 'Cambiar los máximos',
  actualizarBilletera: 'Cambiar el máximo de billetera',
  actualizarSemaforos: 'Cambiar los semáforos',
  exportarBitacora: 'Exportar la bitácora',
  consultarBitacora: 'Consultar la bitácora',
  guardarServidor: 'Agregar un servidor',
  actualizarServidor: 'Editar un servidor con su contraseña',
  editarServidor: 'Editar un servidor',
  cambiarServidor: 'Encender o apagar un servidor',
  probarServidor: 'Probar una conexión',
  'cifrar con la clave nueva': 'Cifrar con la clave nueva',
  agregarUsuario: 'Agregar un usuario',
  editarUsuario: 'Editar un usuario',
  contrasenaProvisional: 'Dar una contraseña provisional',
  guardarRol: 'Guardar un rol',
  eliminarRol: 'Eliminar un rol',
  verHistorial: 'Ver el historial de un registro',
  terminarSesionDePersona: 'Terminar la sesión de otra persona',
  terminarSesionesDePersona: 'Terminar las sesiones de una persona',
  quitarEspera: 'Quitar una espera',
};

/** The entities of the audit in words, by name. */
export const AUDITED: Readonly<Record<string, string>> = {
  caso: 'Caso',
  vale: 'Vale',
  usuario: 'Usuario',
  rol: 'Rol',
  servidor: 'Servidor',
  pruebaServidor: 'Prueba de servidor',
  motivoVale: 'Motivo de vale',
  motivoDepreciacion: 'Motivo de depreciación',
  ajuste: 'Ajuste',
  tienda: 'Tienda',
  ventas: 'Ventas',
  casos: 'Casos',
  vales: 'Vales',
  clientes: 'Clientes',
  anexo: 'Anexo',
  bitacora: 'Bitácora',
  red: 'Red',
};

/** An act in words; one that this version does not know by its own name. */
export function actionInWords(accion: string): string {
  return ACTIONS[accion] ?? accion;
}

/** An entity and its id in words: 'Usuario 100002'. */
export function recordInWords(entidad: string, idEntidad: string): string {
  const name = AUDITED[entidad] ?? entidad;
  return idEntidad === '' ? name : `${name} ${idEntidad}`;
}
