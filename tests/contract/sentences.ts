/**
 * The sentences of the product about a wrong field and a request that leads nowhere, written by hand: a sentence that
 * is not here came from a library, or is new and has to be read before it is added.
 */
const SENTENCES: readonly string[] = [
  // Any field.
  ...[
    'Campo requerido',
    'Campo requerido.',
    'Este campo es requerido',
    'Campo de solo números.',
    'El valor no es válido.',
  ],
  ...['El valor debe ser un texto.', 'El valor debe ser una lista.', 'El valor debe ser un objeto.'],
  ...[
    'El valor debe ser verdadero o falso.',
    'Escriba un número entero.',
    'La lista está vacía.',
    'Máximo dos decimales',
    'El importe es demasiado grande.',
  ],
  ...['El formato no es válido.', 'Email no válido', 'No es una fecha válida', 'La petición no es válida.'],
  ...['Un número está fuera del rango permitido.', 'La dirección es demasiado larga.', 'La dirección no existe.'],
  ...['El cuerpo de la petición no es JSON válido.', 'No se encontraron resultados'],
  'No se encontraron resultados.',
  // Signing in, and one's own account.
  ...[
    'El número de empleado lleva solo dígitos, diez como máximo.',
    'Seleccione una tienda.',
    'Escriba su contraseña actual.',
  ],
  ...['La contraseña actual no es correcta.', 'La contraseña debe tener al menos 10 caracteres.'],
  ...['La contraseña puede tener hasta 128 caracteres.', 'El usuario no tiene acceso a la aplicación.'],
  ...['Este servidor no pide contraseñas: no hay ninguna que cambiar.', 'Solo puede consultar sus propios datos.'],
  ...['Su sesión terminó. Inicie sesión de nuevo.', 'Esa sesión ya había terminado.', 'Esa espera ya había terminado.'],
  // Cases.
  ...['El motivo no corresponde al área.', 'La categoría no corresponde al área.', 'Seleccione al menos un archivo.'],
  ...['El área seleccionada ya no existe. Elija otra.', 'El parámetro de búsqueda está vacío.', 'El anexo no existe.'],
  // Operations, vouchers and guides.
  ...['La tienda y operación no pueden ser nulos', 'El usuario no es quien inició la sesión.'],
  ...['El porcentaje tiene que ser mayor o igual a cero', 'El porcentaje no puede ser mayor a 100'],
  ...[
    'No es un método de devolución',
    'Solo un cheque lleva número.',
    'El folio está mal escrito. Revise sus dígitos.',
  ],
  ...['El folio no existe o se encuentra en una reestructura.', 'Campo igual a 10 caracteres'],
  ...['El código postal tiene 5 dígitos.', 'El estatus no existe.', 'Elija al menos un artículo por recolectar.'],
  ...['Elija al menos un artículo.', 'Una línea está dos veces en la recolecta.'],
  ...['Una línea de la venta está dos veces en el vale.', 'Un método de devolución está dos veces.'],
  ...['No se encontró la recolección de ese vale.'],
  'No se encontró ninguna operación con el folio proporcionado',
  'Escriba el folio web, el ticket, o el nombre, el correo o el teléfono del cliente.',
  'El artículo se busca junto con el cliente, el folio o el ticket.',
  'La fecha fin no puede ser anterior a la fecha inicio.',
  'Esa entrada no existe.',
  'La operación no ha llegado, y el sistema de ventas no respondió si la tiene. Intente de nuevo en unos minutos.',
  // Invoices.
  ...['Elija el uso del CFDI.', 'Elija el régimen fiscal.', 'Elija la forma de pago.', 'Elija el motivo.'],
  ...['La fecha se escribe AAAA-MM-DD.', 'El importe debe ser mayor que cero.', 'Elija al menos una factura.'],
  'Elija el método de pago.',
  ...[
    'Elija el primer día que se factura.',
    'No existe ese periodo.',
    'Ese vale no espera ninguna nota de crédito.',
    'El mes se escribe AAAA-MM.',
  ],
  'El importe pasa de lo que el SAT admite: revise sus dígitos. (CFDI40120)',
  'La hora se escribe HH:MM.',
  'El país de residencia se escribe con su clave de tres letras, como USA.',
  'Solo lo lleva un cliente extranjero, con el RFC XEXX010101000. Déjelo vacío.',
  'No viene ninguna venta.',
  // Administration.
  ...['El nombre es requerido', 'Permisos es requerido', 'Uno de los permisos no existe. Actualice la página.'],
  ...['El monto tiene que ser mayor o igual a cero', 'Escriba días completos', 'Esa persona no existe.'],
  ...[
    'Escriba un nombre de equipo o una dirección IP.',
    'Escriba un puerto entre 1 y 65535.',
    'No existe ese servidor.',
  ],
  ...['Ya hay una integración con ese nombre.', 'No existe esa integración.', 'Elija al menos un alcance.'],
  ...['Escriba el número con que las cajas conocen a la tienda.', 'El código postal tiene 5 dígitos.'],
  ...['Ningún estado tiene códigos postales que empiecen así.', 'Ya hay una tienda con ese número.'],
  ...['La serie lleva de 1 a 6 letras mayúsculas o dígitos, sin acentos.', 'No existe esa tienda.'],
  ...['Ya hay una tienda con ese nombre.', 'En un centro de distribución no se inicia sesión.'],
  ...['La clave de producto o servicio tiene 8 dígitos, como 52141501.', 'Esas claves ya no existen.'],
  ...['Esa unidad no está en el catálogo del SAT: la de piezas es H87.', 'Ya hay claves para eso.'],
  ...['Al archivo le faltan columnas: Tipo, Código, ClaveProdServ, ClaveUnidad, Exento.'],
  ...[
    'Elija el archivo.',
    'El archivo es demasiado grande: divídalo.',
    'Ese régimen no es de esta clase de contribuyente.',
  ],
  ...['Escriba el RFC con que la cadena factura.', 'Escriba la contraseña de la llave privada.'],
  ...['El archivo es demasiado grande para ser del SAT.', 'Elija el régimen fiscal.'],
  ...['Escriba el nombre como está en la constancia de situación fiscal, sin SA DE CV.'],
  ...['Este archivo no es un certificado como los da el SAT (.cer).'],
  ...['Escriba una dirección IP o una red, por ejemplo 10.0.0.5 o 10.1.0.0/16.', 'Como máximo 50 direcciones.'],
  ...['La integración ya tiene dos secretos. Quite uno antes de crear otro.', 'Ese secreto ya no existe.'],
  ...['La credencial no es válida.', 'Esta integración no puede entrar desde esta dirección.'],
  ...['Esta integración no tiene permiso para esta llamada.'],
  'Ya existe un motivo con esa descripción.',
  'Ese correo no es de usted, o no está entre los que no se pudieron enviar.',
  'Escriba de nuevo la contraseña: el servidor cambió.',
  'Escriba una dirección que empiece con http:// o https://',
  'Va sin parámetros: quite lo que sigue a ? o #.',
  'Letras, dígitos, puntos y guiones; como máximo 80.',
];

/** The same with a figure, a name or a number in it. */
const PATTERNS: readonly RegExp[] = [
  /^El valor debe ser [\p{L}\d, ]+\.$/u,
  /^El (valor|monto) no puede ser mayor a [\d,]+$/,
  /^El valor tiene que ser mayor( o igual)? a \d+$/,
  /^Máximo [\d,]+ caracteres$/,
  /^Campo de máximo \d+ caracteres$/,
  /^Escriba como máximo \d+ caracteres\.$/,
  /^Escriba al menos \d+ caracteres\.$/,
  /^La lista es demasiado larga: máximo [\d,]+\.$/,
  /^Esta llamada no admite el campo ninguno\.$/,
  /^El filtro de la exportación no es válido\. Vuelva a la (bitácora|lista de (casos|vales|facturas)) y expórtela de nuevo\.$/,
  /^(El caso|El cliente|El rol|El vale|El área|La tienda) \d+ no existe\.$/,
  /^La guía .+ no existe\.$/,
  /^La factura \d+ no existe\.$/,
  /^El RFC lleva 12 caracteres \(empresa\) o 13 \(persona\); este tiene \d+\.$/,
  /^No hay un vale con el folio .+\.$/,
  /^La operación \d+ de la tienda \d+ no tiene la línea \d+\.$/,
  /^No se encontró la operación \d+ en la tienda \d+\.$/,
  /^La operación \d+ no se pudo recibir del sistema de ventas\. .+$/,
  /^(El (ajuste «.+»|motivo «.+»|servidor .+)|La integración .+) cambió mientras usted trabajaba\. Revise los cambios y vuelva a guardar\.$/,
  /^Mande hasta \d+ ventas por envío\.$/,
  /^Demasiados intentos fallidos\. Espere \d+ segundos? e intente de nuevo\.$/,
  /^Probó 10 conexiones en un minuto\. Espere \d+ segundos? e intente de nuevo\.$/,
  /^Usted .+ veces en (5 minutos|una hora)\. .+ espere \d+ (segundos?|minutos?) y podrá .+ de nuevo\.$/,
];

/** Whether a message is one of the product's own. */
export function isOurs(message: string): boolean {
  return SENTENCES.includes(message) || PATTERNS.some((pattern) => pattern.test(message));
}
