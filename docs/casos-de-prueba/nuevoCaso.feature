# language: es
Característica: Nuevo Caso

  @NC-7289c818
  Escenario: NC-7289c818 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona adjunta ticket.pdf; la persona pulsa «Guardar»; el guardado falla: «Revise su conexión a internet»; la persona pulsa «Cerrar»; el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona adjunta ticket.pdf
    Entonces la persona llena el formulario
    Y Se encuentra seleccionados 1 anexos.
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces la persona llena el formulario
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando?
    Cuando el navegador no deja escribir el borrador
    Entonces hay algo escrito: ¿descartarlo o seguir editando?

  @NC-dca65044
  Escenario: NC-dca65044 la persona pulsa «Nuevo Caso» en la operación 1000001; no hay un borrador de esta operación; la persona escribe «María» en nombre; el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando no hay un borrador de esta operación
    Entonces la persona llena el formulario
    Cuando la persona escribe «María» en nombre
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Cuando el navegador no deja escribir el borrador
    Entonces la persona llena el formulario

  @NC-c301dab5
  Escenario: NC-c301dab5 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el navegador no deja escribir el borrador
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-508d8b54
  Escenario: NC-508d8b54 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona elige «Crear nuevo cliente»; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona elige «Crear nuevo cliente»
    Entonces la persona llena el formulario
    Y Nombre está vacío
    Y Apellido paterno está vacío
    Y Correo está vacío
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la persona llena el formulario

  @NC-29f23570
  Escenario: NC-29f23570 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el servidor contesta que creó el caso 7001; el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él
    Cuando el navegador no deja escribir el borrador
    Entonces el caso está creado: se trae antes de ir a él

  @NC-b9d6d968
  Escenario: NC-b9d6d968 el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando el navegador no deja escribir el borrador
    Entonces la ventana está cerrada

  @NC-3958bd35
  Escenario: NC-3958bd35 la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la ventana está cerrada

  @NC-5404fb42
  Escenario: NC-5404fb42 la persona pulsa «Nuevo Caso» en la operación 1000001; el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando el navegador no deja escribir el borrador
    Entonces se busca un borrador de esta persona para esta operación

  @NC-78150cea
  Escenario: NC-78150cea la persona pulsa «Nuevo Caso» en la operación 1000001; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se busca un borrador de esta persona para esta operación

  @NC-c9088630
  Escenario: NC-c9088630 la persona pulsa «Nuevo Caso» en la operación 1000001; la persona pulsa «Cerrar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando la persona pulsa «Cerrar»
    Entonces la ventana está cerrada

  @NC-36e04040
  Escenario: NC-36e04040 la persona pulsa «Nuevo Caso» en la operación 1000001; el navegador no deja leer el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando el navegador no deja leer el borrador
    Entonces la persona llena el formulario

  @NC-61755a8c
  Escenario: NC-61755a8c la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona deja el campo nombre
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona deja el campo nombre
    Entonces la persona llena el formulario

  @NC-6fe9bfb4
  Escenario: NC-6fe9bfb4 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona elige un área con categorías
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona elige un área con categorías
    Entonces la persona llena el formulario
    Y no hay categoría elegida

  @NC-7f79750e
  Escenario: NC-7f79750e la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona elige un área sin categorías
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona elige un área sin categorías
    Entonces la persona llena el formulario
    Y el área elegida es 2
    Y no hay categoría elegida
    Y se avisa «No se encontraron categorias para el area»

  @NC-06a16fd2
  Escenario: NC-06a16fd2 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona quita un anexo
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona quita un anexo
    Entonces la persona llena el formulario

  @NC-8e3f07d4
  Escenario: NC-8e3f07d4 la persona pulsa «Nuevo Caso» en la operación 1000001; no hay un borrador de esta operación; la persona pulsa «Cerrar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando no hay un borrador de esta operación
    Entonces la persona llena el formulario
    Cuando la persona pulsa «Cerrar»
    Entonces la ventana está cerrada

  @NC-02f54b9f
  Escenario: NC-02f54b9f la persona pulsa «Nuevo Caso» en la operación 1000001; no hay un borrador de esta operación; la persona pulsa «Guardar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando no hay un borrador de esta operación
    Entonces la persona llena el formulario
    Cuando la persona pulsa «Guardar»
    Entonces la persona llena el formulario
    Y junto a nombre se lee «Campo requerido»
    Y junto a apellidoPaterno se lee «Campo requerido»
    Y junto a fechaNacimiento se lee «Campo requerido»
    Y junto a idArea se lee «Campo requerido»
    Y junto a idSubcategoria se lee «Campo requerido»
    Y junto a descripcion se lee «Campo requerido»
    Y se avisa «Se requiere por lo menos un correo, teléfono o celular como dato de contacto.»
    Y el foco va al primer campo por corregir

  @NC-ebdd89ac
  Escenario: NC-ebdd89ac la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona escribe «Corta» en descripcion; la persona pulsa «Guardar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona escribe «Corta» en descripcion
    Entonces la persona llena el formulario
    Y Descripción dice «Corta»
    Cuando la persona pulsa «Guardar»
    Entonces la persona llena el formulario
    Y junto a descripcion se lee «Campo mayor a 15 caracteres»
    Y el foco va al primer campo por corregir

  @NC-d2774294
  Escenario: NC-d2774294 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona adjunta ticket.pdf; la persona adjunta foto-b.jpg, foto-c.jpg, foto-d.jpg, foto-e.jpg, foto-f.jpg
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona adjunta ticket.pdf
    Entonces la persona llena el formulario
    Y Se encuentra seleccionados 1 anexos.
    Cuando la persona adjunta foto-b.jpg, foto-c.jpg, foto-d.jpg, foto-e.jpg, foto-f.jpg
    Entonces la persona llena el formulario
    Y se avisa «Solo puede seleccionar 5 archivos. Seleccione de nuevo.»

  @NC-ee7e81cb
  Escenario: NC-ee7e81cb la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Cerrar»; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando?
    Cuando la vigilancia de la conexión se interrumpe
    Entonces hay algo escrito: ¿descartarlo o seguir editando?

  @NC-3ffafb3d
  Escenario: NC-3ffafb3d la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Cerrar»; la persona prefiere seguir editando
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando?
    Cuando la persona prefiere seguir editando
    Entonces la persona llena el formulario

  @NC-e178a2d7
  Escenario: NC-e178a2d7 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Cerrar»; vuelve la conexión
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando?
    Cuando vuelve la conexión
    Entonces hay algo escrito: ¿descartarlo o seguir editando?

  @NC-2370a5e0
  Escenario: NC-2370a5e0 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Cerrar»; la persona descarta lo escrito
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando?
    Cuando la persona descarta lo escrito
    Entonces la ventana está cerrada
    Y Nombre está vacío
    Y Apellido paterno está vacío
    Y Correo está vacío
    Y Descripción está vacío
    Y no hay área elegida
    Y no hay categoría elegida

  @NC-804b9026
  Escenario: NC-804b9026 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-386ff07f
  Escenario: NC-386ff07f la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona escribe «María» en nombre
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona escribe «María» en nombre
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-a2340ae7
  Escenario: NC-a2340ae7 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona deja el campo nombre
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona deja el campo nombre
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-d3a74d3e
  Escenario: NC-d3a74d3e la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona elige un área con categorías
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona elige un área con categorías
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Y no hay categoría elegida

  @NC-e63f536f
  Escenario: NC-e63f536f la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona elige un área sin categorías
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona elige un área sin categorías
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Y el área elegida es 2
    Y no hay categoría elegida
    Y se avisa «No se encontraron categorias para el area»

  @NC-29392b93
  Escenario: NC-29392b93 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona adjunta ticket.pdf
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona adjunta ticket.pdf
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Y Se encuentra seleccionados 1 anexos.

  @NC-d0159b76
  Escenario: NC-d0159b76 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona quita un anexo
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona quita un anexo
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan

  @NC-434f561f
  Escenario: NC-434f561f la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la persona pulsa «Cerrar»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona pulsa «Cerrar»
    Entonces hay algo escrito: ¿descartarlo o seguir editando?

  @NC-a1d2303c
  Escenario: NC-a1d2303c la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; el servidor encuentra 1 clientes
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el servidor encuentra 1 clientes
    Entonces la persona llena el formulario
    Y la lista muestra «Crear nuevo cliente» y 1 clientes

  @NC-101ae3a8
  Escenario: NC-101ae3a8 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; el servidor encuentra 1 clientes y dice que hay más de 20
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el servidor encuentra 1 clientes y dice que hay más de 20
    Entonces la persona llena el formulario
    Y la lista muestra «Crear nuevo cliente» y 1 clientes
    Y se avisa «Se encontraron más de 20 registros, por lo que te pedimos ser más específico en tu búsqueda.»

  @NC-8b038417
  Escenario: NC-8b038417 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; el servidor encuentra 0 clientes
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando el servidor encuentra 0 clientes
    Entonces la persona llena el formulario
    Y se avisa «No se encontraron resultados»

  @NC-2c931de1
  Escenario: NC-2c931de1 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona busca al cliente; la búsqueda de clientes falla: «Revise su conexión a internet»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la búsqueda de clientes falla: «Revise su conexión a internet»
    Entonces la persona llena el formulario
    Y se avisa «Revise su conexión a internet»

  @NC-0c895e1d
  Escenario: NC-0c895e1d la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el navegador no deja escribir el borrador
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el navegador no deja escribir el borrador
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."

  @NC-ebea4234
  Escenario: NC-ebea4234 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."

  @NC-34b8e505
  Escenario: NC-34b8e505 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; va enviado el 50 %
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando va enviado el 50 %
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 50 %

  @NC-5a59c977
  Escenario: NC-5a59c977 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el guardado falla: «La solicitud no es válida»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «La solicitud no es válida»
    Entonces la persona llena el formulario
    Y se avisa «La solicitud no es válida»

  @NC-eafc741b
  Escenario: NC-eafc741b la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el guardado se interrumpe: «Revise su conexión a internet»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado se interrumpe: «Revise su conexión a internet»
    Entonces la persona llena el formulario
    Y se avisa «Revise su conexión a internet»

  @NC-c6ecb5d6
  Escenario: NC-c6ecb5d6 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona adjunta ticket.pdf; la persona busca al cliente; la persona adjunta foto-b.jpg, foto-c.jpg, foto-d.jpg, foto-e.jpg, foto-f.jpg
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona adjunta ticket.pdf
    Entonces la persona llena el formulario
    Y Se encuentra seleccionados 1 anexos.
    Cuando la persona busca al cliente
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Cuando la persona adjunta foto-b.jpg, foto-c.jpg, foto-d.jpg, foto-e.jpg, foto-f.jpg
    Entonces se busca al cliente; nombre, contacto y búsqueda esperan
    Y se avisa «Solo puede seleccionar 5 archivos. Seleccione de nuevo.»

  @NC-4261b9bb
  Escenario: NC-4261b9bb la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el servidor contesta que creó el caso 7001; la vigilancia de la conexión se interrumpe
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él
    Cuando la vigilancia de la conexión se interrumpe
    Entonces el caso está creado: se trae antes de ir a él

  @NC-91961f60
  Escenario: NC-91961f60 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el servidor contesta que creó el caso 7001; el servidor entrega el caso
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él
    Cuando el servidor entrega el caso
    Entonces la ventana está cerrada
    Y Nombre está vacío
    Y Apellido paterno está vacío
    Y Correo está vacío
    Y Descripción está vacío
    Y no hay área elegida
    Y no hay categoría elegida
    Y la aplicación va al caso 7001

  @NC-5e2123f0
  Escenario: NC-5e2123f0 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el servidor contesta que creó el caso 7001; el servidor entrega el caso y advierte «No tiene permiso sobre la categoría de este caso.»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él
    Cuando el servidor entrega el caso y advierte «No tiene permiso sobre la categoría de este caso.»
    Entonces la ventana está cerrada
    Y Nombre está vacío
    Y Apellido paterno está vacío
    Y Correo está vacío
    Y Descripción está vacío
    Y no hay área elegida
    Y no hay categoría elegida
    Y la aplicación va al caso 7001
    Y se avisa «No tiene permiso sobre la categoría de este caso.»

  @NC-b637eab3
  Escenario: NC-b637eab3 la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el servidor contesta que creó el caso 7001; el caso creado no se puede traer: «Revise su conexión a internet»
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el servidor contesta que creó el caso 7001
    Entonces el caso está creado: se trae antes de ir a él
    Cuando el caso creado no se puede traer: «Revise su conexión a internet»
    Entonces la ventana está cerrada
    Y Nombre está vacío
    Y Apellido paterno está vacío
    Y Correo está vacío
    Y Descripción está vacío
    Y no hay área elegida
    Y no hay categoría elegida
    Y la aplicación va al caso 7001

  @NC-ddc51d2d
  Escenario: NC-ddc51d2d la persona pulsa «Nuevo Caso» en la operación 1000001; hay un borrador completo de esta operación; la persona pulsa «Guardar»; el guardado falla: «Revise su conexión a internet»; vuelve la conexión
    Dado que la ventana está cerrada
    Cuando la persona pulsa «Nuevo Caso» en la operación 1000001
    Entonces se busca un borrador de esta persona para esta operación
    Cuando hay un borrador completo de esta operación
    Entonces la persona llena el formulario
    Y Nombre dice «María»
    Y Apellido paterno dice «Núñez»
    Y Correo dice «maria@example.mx»
    Y Descripción dice «El refrigerador llegó con un golpe.»
    Y el área elegida es 1
    Y la categoría elegida es 3
    Y se pide volver a adjuntar ticket.pdf
    Y se avisa «Se recuperó el borrador de este caso.»
    Cuando la persona pulsa «Guardar»
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
    Cuando el guardado falla: «Revise su conexión a internet»
    Entonces la persona llena el formulario
    Y se avisa «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces se envía el caso con sus anexos; el botón dice "Creando caso..."
    Y se ve el avance: 0 %
