// Debian's Mono has these types in its core library, but not the assembly of this name in which NSwag looks for them.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

[assembly: TypeForwardedTo(typeof(Architecture))]
[assembly: TypeForwardedTo(typeof(OSPlatform))]
[assembly: TypeForwardedTo(typeof(RuntimeInformation))]
