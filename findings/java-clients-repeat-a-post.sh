#!/bin/sh
# OpenJDK 17, Feign 13.6 and async-http-client 3.0.2: if a server ends the connection after it has read a POST,
# HttpURLConnection of the JDK sends it twice, async-http-client six times and Feign five times, a new connection or not, and
# the caller sees one exception. Feign also sends a POST five times if each response is a 503 with `Retry-After`; it asks no
# method whether it may be sent again. The HttpClient of the JDK sends it once.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'END_OF_FILE'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>example</groupId><artifactId>example</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>io.github.openfeign</groupId><artifactId>feign-core</artifactId><version>13.6</version></dependency>
    <dependency><groupId>org.asynchttpclient</groupId><artifactId>async-http-client</artifactId><version>3.0.2</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-nop</artifactId><version>2.0.17</version></dependency>
  </dependencies>
</project>
END_OF_FILE
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DoutputDirectory="$folder/jars" >/dev/null
cat >Posts.java <<'END_OF_PROGRAM'
import java.io.*;
import java.net.*;
import java.util.concurrent.Callable;

public class Posts {
  static int posts;

  interface Api {
    @feign.RequestLine("POST /{path}") @feign.Body("x") String post(@feign.Param("path") String path);
  }

  static void serve(Socket socket) {
    try (socket) {
      var in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
      while (true) {
        String first = in.readLine(), line = first;
        int length = 0;
        while (line != null && !line.isEmpty()) {
          if (line.toLowerCase().startsWith("content-length:")) length = Integer.parseInt(line.substring(15).trim());
          line = in.readLine();
        }
        if (first == null) return;
        for (int i = 0; i < length; i++) in.read();
        posts++;
        if (!first.contains("/busy")) return;
        socket.getOutputStream().write("HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n".getBytes());
      }
    } catch (IOException ended) {
    }
  }

  static void count(String name, Callable<?> call) {
    posts = 0;
    String end = "no exception";
    try {
      call.call();
    } catch (Exception error) {
      end = "an exception";
    }
    System.out.println(name + ": " + posts + " POSTs, " + end);
  }

  public static void main(String[] args) throws Exception {
    var server = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
    var thread = new Thread(() -> {
      while (true) try { var socket = server.accept(); new Thread(() -> serve(socket)).start(); } catch (IOException ended) { return; }
    });
    thread.setDaemon(true);
    thread.start();
    String base = "http://127.0.0.1:" + server.getLocalPort();
    count("HttpURLConnection", () -> {
      var connection = (HttpURLConnection) new URL(base + "/lost").openConnection();
      connection.setDoOutput(true);
      connection.getOutputStream().write('x');
      return connection.getResponseCode();
    });
    var client = java.net.http.HttpClient.newHttpClient();
    var body = java.net.http.HttpRequest.BodyPublishers.ofString("x");
    var request = java.net.http.HttpRequest.newBuilder(URI.create(base + "/lost")).POST(body).build();
    count("HttpClient", () -> client.send(request, java.net.http.HttpResponse.BodyHandlers.ofString()));
    var api = feign.Feign.builder().target(Api.class, base);
    count("Feign", () -> api.post("lost"));
    count("Feign, 503", () -> api.post("busy"));
    try (var async = org.asynchttpclient.Dsl.asyncHttpClient()) {
      count("async-http-client", () -> async.preparePost(base + "/lost").setBody("x").execute().get());
    }
    System.exit(0);
  }
}
END_OF_PROGRAM
java -version 2>&1 | head -n 1
javac -cp 'jars/*' Posts.java
java -cp '.:jars/*' Posts | tee seen
cat >expected <<'END_OF_EXPECTED'
HttpURLConnection: 2 POSTs, an exception
HttpClient: 1 POSTs, an exception
Feign: 5 POSTs, an exception
Feign, 503: 5 POSTs, an exception
async-http-client: 6 POSTs, an exception
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
