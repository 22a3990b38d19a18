/** Words for codes of the server's problems, whose own words are English. */
const ofServer = {
  'app-over': 'Esta clave secreta esperó demasiado, o se reemplazó por otra. Empiece de nuevo.',
  'bank-account-declined': 'La cuenta bancaria fue rechazada. Revise los datos o use otra cuenta.',
  'bank-account-saved': 'Un colega ya guardó esta cuenta bancaria. Está en la lista.',
  'card-declined': 'La tarjeta fue rechazada. Revise los datos o use otra tarjeta.',
  'card-expired': 'La tarjeta venció. Elija otra forma de pago.',
  'card-incomplete': 'Una tarjeta nueva necesita su número y el nombre de la tarjeta. Ingrese ambos.',
  'card-not-offered': 'Por el momento no se pueden pagar pedidos con tarjeta. Elija otra forma de pago.',
  'card-saved': 'Un colega ya guardó esta tarjeta. Está en la lista de tarjetas.',
  'cards-not-added': 'Aquí no se pueden agregar tarjetas. Llámenos y agregamos la tarjeta por usted.',
  'cart-empty': 'Su carrito está vacío, así que no hay nada que cotizar. Agregue artículos y solicite la cotización.',
  'choose-variant': 'Este artículo viene en varias variantes. Elija una para agregarla.',
  'date-passed': 'Esta fecha ya pasó. Vuelva a cargar la página.',
  'email-in-use': 'Este correo electrónico ya está en uso. Use otro o llámenos.',
  'email-link-over': 'Este enlace ya se usó o venció. Cambie el correo electrónico otra vez.',
  'item-unavailable': 'Este artículo no está disponible por el momento. Elija otro.',
  'list-full': 'Esta lista no admite más líneas. Quite líneas o use otra lista.',
  'list-name-taken': 'Ya tiene una lista con este nombre. Elija otro nombre.',
  'no-app': 'No tiene ninguna app de autenticación. Vuelva a cargar la página.',
  'no-lines': 'No hay nada que pedir. Primero agregue artículos.',
  'no-passkey': 'No tiene ninguna llave de acceso. Ingrese su contraseña.',
  'no-two-factor':
    'Los códigos de recuperación requieren un segundo paso. Primero agregue una llave de acceso o una app.',
  'own-login': 'Usted no puede desactivarse. Pídalo a otro administrador.',
  'own-rights': 'Usted no puede cambiar sus propios permisos. Pídalo a otro administrador.',
  'own-two-factor': 'Este es su propio usuario. Cambie su segundo paso en la página Seguridad.',
  'passkey-known': 'Esta llave de acceso ya se agregó. Use otro dispositivo o vuelva a cargar la página.',
  'payment-declined': 'El pago fue rechazado. Use otro método de pago o llame a su banco.',
  'po-required': 'La compra a crédito requiere un número de orden de compra. Ingréselo e inténtelo de nuevo.',
  'reset-link-over': 'Este enlace ya se usó o venció. Solicite uno nuevo.',
  'ship-date-not-offered': 'No podemos enviar ese día. Elija uno de los días que ofrecemos.',
  'terms-not-offered': 'Su empresa no tiene condiciones de crédito con nosotros. Pague con una tarjeta guardada.',
  'too-many-requests': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
}

/** Why a call failed, by code. */
export const failures = {
  unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
  'unexpected-later': 'Ocurrió un error inesperado. Inténtelo de nuevo más tarde.',
  unheard: 'La tienda no responde. Revise su conexión e inténtelo de nuevo.',
  'no-user': 'El nombre de usuario o la contraseña no son válidos',
  'not-switched': 'Hubo un problema al cambiar de cuenta',
  'session-unknown':
    'La tienda no puede comprobar quién inició sesión en este momento. Lo intentará de nuevo automáticamente.',
  'line-gone': 'Esta línea ya no está en el carrito, así que no se modificó.',
  'other-owner': 'Este carrito ya no es suyo, así que no se modificó nada: otra persona inició sesión aquí.',
  ...ofServer,
}
